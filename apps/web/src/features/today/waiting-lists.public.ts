/** The lists of what is past due, as the day's page and the dashboard open them. */
export const pastDueLists = {
  requests: "/app/tutoring/admin-lesson-requests?overdue=true",
  feedback: "/app/tutoring/feedbacks?overdue=true",
  prepayments: "/app/tutoring/pre-payment-invoice?overdue=true",
  ongoing: "/app/tutoring/ongoing-customer-invoice?overdue=true",
} as const;

/** A list with more of its filters set: those with values, by their names in the address. */
export function narrowed(list: string, filters: Readonly<Record<string, readonly string[] | null>>): string {
  const set = Object.entries(filters).flatMap(([name, values]) =>
    values && values.length > 0 ? [`${name}=${values.join(",")}`] : [],
  );
  return set.length === 0 ? list : `${list}${list.includes("?") ? "&" : "?"}${set.join("&")}`;
}
