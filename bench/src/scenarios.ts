import { curriculums, idOf, regions } from "./fixture/answers.ts";

/** A scenario, as an operation for the gateway and a path for the hand-written server. */
export interface Scenario {
  name: "S1" | "S2" | "S3" | "S4" | "S5";
  what: string;
  query: string;
  variables: Readonly<Record<string, unknown>>;
  path: string;
  /** Requests per round: some seconds of work. */
  requests: number;
}

export const scenarios: readonly Scenario[] = [
  {
    name: "S1",
    what: "one region",
    query: `query RegionForState($id: ID!) {
      region(id: $id) { id code name active customerCount tutorCount version }
    }`,
    variables: { id: idOf("b", 0) },
    path: `/region-for-state?id=${regions[0]?._id ?? ""}`,
    requests: 6_000,
  },
  {
    name: "S2",
    what: "25 curricula, each with its region and the person who saved it",
    query: `query CurriculaList($page: PageInput!, $filter: CurriculumFilter!, $sort: CurriculumSort!) {
      curriculums(page: $page, filter: $filter, sort: $sort) {
        items {
          id name slug subject shape status updatedAt
          region { id code name }
          counts { type count }
          updatedBy { id name }
        }
        pageInfo { number size totalCount }
      }
    }`,
    variables: { page: { number: 1, size: 25 }, filter: {}, sort: "NAME_ASC" },
    path: "/curricula-list?page=1&size=25&sort=name",
    requests: 2_000,
  },
  {
    name: "S3",
    what: "a page over v1 REST, v2 REST (twice) and v1 GraphQL",
    query: `query Overview {
      exams { items { id title slug active lessonCount subjects(page: { size: 25 }) { items { id name order topicCount } } } }
      curriculums(page: { size: 25 }) { items { id name slug status } pageInfo { totalCount } }
      notifications(first: 20) { edges { node { id type title description url readAt createdAt } } unreadCount }
      contacts { id name avatar isActive }
    }`,
    variables: {},
    path: "/overview",
    requests: 2_000,
  },
  {
    name: "S4",
    what: "500 parts of a curriculum, 12 fields each",
    query: `query CurriculumParts($slug: String!) {
      curriculumByAddress(slug: $slug) {
        id
        subdivisions {
          id curriculumId parentId type name slug order description estimatedMinutes archivedAt updatedAt version
        }
      }
    }`,
    variables: { slug: curriculums[0]?.slug },
    path: `/curriculum-parts?slug=${curriculums[0]?.slug ?? ""}`,
    requests: 600,
  },
  {
    name: "S5",
    what: "reference data: subjects, tutors, cancellation policies",
    query: `query Reference {
      subjectOptions { value }
      onboardedTutors { id name subjects }
      cancellationPolicies { id name windowHours lateCancelPercent noShowPercent }
    }`,
    variables: {},
    path: "/reference",
    requests: 4_000,
  },
];
