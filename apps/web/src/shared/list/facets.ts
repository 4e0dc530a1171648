/** The lists whose filters can be counted, by the first word of their root field: `regionFacets`. */
export type Facets =
  | "region"
  | "staffUser"
  | "curriculum"
  | "customer"
  | "dependent"
  | "customerPod"
  | "tutor"
  | "candidacy"
  | "lead"
  | "journal"
  | "tutorFeedback"
  | "mail";
