/** What the portal's own list asks for. */
const row = "id name slug region { id code name } subject shape status counts { type count }";
const saved = "updatedAt updatedBy { id name }";

/** What its first page is. */
export const firstPage = { page: { number: 1, size: 25 }, sort: "NAME_ASC", filter: {} };

export const listQuery = `query PeerList($page: PageInput!, $filter: CurriculumFilter!, $sort: CurriculumSort!) {
  page: curriculums(page: $page, filter: $filter, sort: $sort) {
    items { ${row} ${saved} }
    pageInfo { number size totalCount }
  }
}`;

/** What the portal's screen of one curriculum asks for, but its parts' ways to be edited. */
export const oneQuery = `query PeerOne($id: ID!) {
  curriculum(id: $id) {
    ${row} description ${saved}
    subdivisions { id parentId type name slug order description estimatedMinutes archivedAt ${saved} }
  }
}`;

export interface CurriculumRow {
  id: string;
  name: string;
  slug: string;
  region: { id: string; code: string; name: string } | null;
  subject: string;
  shape: string;
  status: string;
  counts: { type: string; count: number }[];
  updatedAt: string;
  updatedBy: { id: string; name: string } | null;
}

export interface Part {
  id: string;
  parentId: string | null;
  name: string;
  order: number;
}

export interface Curriculum extends CurriculumRow {
  description: string | null;
  subdivisions: Part[];
}

export interface CurriculaPage {
  page: { items: CurriculumRow[]; pageInfo: { number: number; size: number; totalCount: number } };
}

export const partsOf = ({ counts }: CurriculumRow) => counts.reduce((sum, { count }) => sum + count, 0);

const date = new Intl.DateTimeFormat("en-GB", { dateStyle: "medium", timeStyle: "short" });
export const savedAt = ({ updatedAt }: CurriculumRow) => date.format(new Date(updatedAt));

/** Who is signed in: the portal keeps the token in the same place. */
export const token = () => localStorage.getItem("accessToken") ?? "";
