/** A record whose GraphQL type is known only at run time. */
export interface NodeRecord {
  __typename: string;
}
