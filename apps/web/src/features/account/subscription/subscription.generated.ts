/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@app/schema/types.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type SubscriptionQueryVariables = Exact<{ [key: string]: never; }>;


export type SubscriptionQuery = { subscription: { __typename: 'DemoSubscription', name: string, priceAmount: number, renewsOn: string, proposalsLeft: number, templatesLeft: number, invitesLeft: number, adsLeft: number, hasAnalytics: boolean, hasEmailAlerts: boolean } | null, settings: { __typename: 'DemoAccountSettings', theme: string, direction: string, hasResponsiveFontSizes: boolean } | null };


export const SubscriptionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Subscription"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"subscription"},"name":{"kind":"Name","value":"demoSubscription"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"priceAmount"}},{"kind":"Field","name":{"kind":"Name","value":"renewsOn"}},{"kind":"Field","name":{"kind":"Name","value":"proposalsLeft"}},{"kind":"Field","name":{"kind":"Name","value":"templatesLeft"}},{"kind":"Field","name":{"kind":"Name","value":"invitesLeft"}},{"kind":"Field","name":{"kind":"Name","value":"adsLeft"}},{"kind":"Field","name":{"kind":"Name","value":"hasAnalytics"}},{"kind":"Field","name":{"kind":"Name","value":"hasEmailAlerts"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"settings"},"name":{"kind":"Name","value":"demoAccountSettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"theme"}},{"kind":"Field","name":{"kind":"Name","value":"direction"}},{"kind":"Field","name":{"kind":"Name","value":"hasResponsiveFontSizes"}}]}}]}}]} as unknown as DocumentNode<SubscriptionQuery, SubscriptionQueryVariables>;