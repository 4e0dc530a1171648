interface Account {
  /** The customer whose account it is. */
  customerId: string;
  dependentIds: readonly string[];
}

/**
 * Whom a lead's trial is for, as far as it is clear: the customer, or their only dependent where the lessons are for one.
 * Null where there are several dependents, so that somebody chooses.
 */
export function likelyTrialLearner(isForDependent: boolean, { customerId, dependentIds }: Account): string | null {
  if (!isForDependent || dependentIds.length === 0) return customerId;
  return dependentIds.length === 1 ? (dependentIds[0] ?? null) : null;
}
