interface Account {
  /** The customer who has the account. */
  customerId: string;
  dependentIds: readonly string[];
}

/**
 * The learner of a lead's trial, as far as it is clear: the customer, or their only dependent if the lessons are for
 * one. Null if there are several dependents to choose from.
 */
export function likelyTrialLearner(isForDependent: boolean, { customerId, dependentIds }: Account): string | null {
  if (!isForDependent || dependentIds.length === 0) return customerId;
  return dependentIds.length === 1 ? (dependentIds[0] ?? null) : null;
}
