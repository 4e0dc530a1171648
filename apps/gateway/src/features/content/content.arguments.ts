import type { ExamPartLevel, ActiveFlag } from "@app/domain/content/content-enums.ts";
import { toEnumName } from "@app/domain/enums.ts";
import type { PageInput } from "@app/schema/types.generated.ts";
import type { NamesOf, UpstreamArguments } from "../../upstream/selection.ts";

/** Types field names by a type of the older server. */
export const names =
  <V1Type>() =>
  <Names extends NamesOf<keyof V1Type & string>>(names: Names): Names =>
    names;

/** Fields with the same name on both sides. */
export const same = <Name extends string>(...names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, name])) as { readonly [N in Name]: N };

/** Fields of every record. */
export const record = {
  id: "_id",
  version: "version",
  createdAt: "createdAt",
  updatedAt: "updatedAt",
  archivedAt: "archivedAt",
} as const;

export const unless = <T>(value: T, standard: T) => (value === standard ? null : value);

/** A page with its defaults filled in. */
type Asked = PageInput & { number: number; size: number };

/** The first page of 25 is the server's default. */
export const pageArguments = ({ number, size, after }: Asked): UpstreamArguments => ({
  page: ["Int", unless(number, 1)],
  pageSize: ["Int", unless(size, 25)],
  after: ["String", after ?? null],
});

/** Arguments of the learning content's mutations. */
export interface Meant {
  id: string;
  version: number;
}
interface Fields {
  slug?: string | null;
  activeFlag?: ActiveFlag | null;
}
interface Written {
  input: Readonly<Fields & Record<string, unknown>>;
}
interface Moved extends Meant {
  input: { parentId: string; order: number };
}
interface OfLevel {
  level: ExamPartLevel;
}

/** A mutation under the older server's name, with its arguments there. */
interface Change<Name extends string, Given> {
  name: Name;
  args: (given: Given) => UpstreamArguments;
}

export const idAndVersion = ({ id, version }: Meant): UpstreamArguments => ({
  _id: ["ID!", id],
  version: ["Int!", version],
});

/** Fields under the older server's names, and closed lists in its spelling. */
const fields = (type: string, { slug, activeFlag, ...input }: Written["input"]): UpstreamArguments => ({
  input: [
    type,
    {
      ...input,
      ...(slug !== undefined && { examSlug: slug }),
      ...(activeFlag && { activeFlag: toEnumName(activeFlag) }),
    },
  ],
});

export const levelArgument = (level: ExamPartLevel): UpstreamArguments => ({
  level: ["ExamPartLevel!", toEnumName(level)],
});

export const adding = <Name extends string>(name: Name, type: string): Change<Name, Written> => ({
  name,
  args: ({ input }) => fields(type, input),
});

/** Adds a child to a node, whose id argument has the same name on both sides. */
export const addingTo = <Name extends string, In extends string>(
  name: Name,
  type: string,
  above: In,
): Change<Name, Written & Record<In, string>> => ({
  name,
  args: (given) => ({ [above]: ["ID!", given[above]], ...fields(type, given.input) }),
});

export const saving = <Name extends string>(name: Name, type: string): Change<Name, Meant & Written> => ({
  name,
  args: (given) => ({ ...idAndVersion(given), ...fields(type, given.input) }),
});

export const event = <Name extends string>(name: Name): Change<Name, Meant> => ({ name, args: idAndVersion });

export const moving = <Name extends string>(name: Name): Change<Name, Moved> => ({
  name,
  args: (given) => ({
    ...idAndVersion(given),
    parentId: ["ID!", given.input.parentId],
    order: ["Int!", given.input.order],
  }),
});

/** The same for one of the three levels that are written alike. */
export const ofLevel = <Name extends string, Given>({
  name,
  args,
}: Change<Name, Given>): Change<Name, Given & OfLevel> => ({
  name,
  args: (given) => ({ ...levelArgument(given.level), ...args(given) }),
});
