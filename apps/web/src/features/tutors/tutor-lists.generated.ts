/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@app/schema/types.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type TutorTagsQueryVariables = Exact<{ [key: string]: never; }>;


export type TutorTagsQuery = { tutorTags: Array<string> | null };

export type TutorDialectsQueryVariables = Exact<{ [key: string]: never; }>;


export type TutorDialectsQuery = { tutorDialects: Array<string> | null };


export const TutorTagsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TutorTags"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tutorTags"}}]}}]} as unknown as DocumentNode<TutorTagsQuery, TutorTagsQueryVariables>;
export const TutorDialectsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TutorDialects"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tutorDialects"}}]}}]} as unknown as DocumentNode<TutorDialectsQuery, TutorDialectsQueryVariables>;