import { fitColumns } from "@app/ui/list/fit-columns.ts";
import type { ListColumn } from "@app/ui/list/list-column.ts";
import { customersList } from "../features/customers/list/customers.list.tsx";
import { candidatesList } from "../features/hiring/list/candidates.list.tsx";
import { leadsList } from "../features/leads/list/leads.list.tsx";
import { bookedList } from "../features/lessons/booked/list/booked.list.tsx";
import { coursesList } from "../features/lessons/courses/list/courses.list.tsx";
import { requestsList } from "../features/lessons/requests/list/requests.list.tsx";

/** What the menu leaves of a screen that is 1440 px wide. */
const room = 1183;

interface Columns {
  columns: readonly Pick<
    ListColumn<never>,
    "id" | "header" | "minWidth" | "maxWidth" | "whenNarrow" | "fixed" | "card"
  >[];
}
const fitOf = ({ columns }: Columns, width: number) => {
  const blank = columns.map((column): ListColumn<unknown> => ({ ...column, cell: () => "" }));
  return fitColumns(blank, width, true);
};
const ids = (columns: readonly { id: string }[]) => columns.map(({ id }) => id);

const lists: [string, Columns, string[]][] = [
  ["booked lessons", bookedList, ["learnerTime", "tutorTime", "link", "money"]],
  ["customers", customersList, ["owner", "nextLesson"]],
  ["leads", leadsList, ["owner", "nextActionOn"]],
  ["lesson requests", requestsList, ["owner", "matches"]],
  ["confirmed lessons", coursesList, ["price"]],
  ["candidates", candidatesList, ["owner"]],
];

it.each(lists)("%s have their owner, link and money as columns on a screen of 1440 px", (_, list, matter) => {
  const { shown, folded } = fitOf(list, room);
  expect(ids(shown)).toEqual(expect.arrayContaining(matter));
  expect(ids(folded)).toEqual([]);
});

it.each(lists)("%s leave out none of owner, link and money where there is less room", (_, list) => {
  const { dropped } = fitOf(list, 767);
  for (const id of ["owner", "link", "money", "price"]) expect(ids(dropped)).not.toContain(id);
});
