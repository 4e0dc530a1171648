/** What the playground opens with: reading, a list with its page, a tree, and a change. */
export const examples = [
  {
    query: `# Who you are, and what your role may do.
query Me {
  me {
    id
    firstName
    lastName
    role
    home
    permissions
  }
}
`,
  },
  {
    query: `# One page of regions, with what cancelling costs there.
query Regions($page: PageInput!, $filter: RegionFilter!) {
  regions(page: $page, filter: $filter, sort: NAME_ASC) {
    items {
      id
      code
      name
      currency
      timeZone
      cancellationPolicy {
        name
        windowHours
        lateCancelPercent
      }
    }
    pageInfo {
      number
      totalPages
      totalCount
    }
  }
}
`,
    variables: JSON.stringify({ page: { number: 1, size: 10 }, filter: { active: true } }, null, 2),
  },
  {
    query: `# Curricula with their trees: all trees come in one call.
query Curriculums {
  curriculums(page: { size: 5 }) {
    items {
      name
      status
      allowedEvents
      subdivisions {
        id
        parentId
        type
        name
        outcomes
      }
    }
  }
}
`,
  },
];
