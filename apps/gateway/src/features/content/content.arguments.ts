import type { ExamPartLevel, ActiveFlag } from "@app/domain/content/content-enums.ts";
import { toEnumName } from "@app/domain/enums.ts";
import type { PageInput } from "@app/schema/types.generated.ts";
import type { NamesOf, UpstreamArguments } from "../../upstream/selection.ts";

/** Holds names of fields to a type of the older server. */
export const of =
  <V1Type>() =>
  <Names extends NamesOf<keyof V1Type & string>>(names: Names): Names =>
    names;

/** Fields that are called the same on both sides. */
export const same = <Name extends string>(...names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, name])) as { readonly [N in Name]: N };

/** What every record has. */
export const record = {
  id: "_id",
  version: "version",
  createdAt: "createdAt",
  updatedAt: "updatedAt",
  archivedAt: "archivedAt",
} as const;

export const unless = <T>(value: T, standard: T) => (value === standard ? null : value);

/** A page as it comes, its standards filled in. */
type Asked = PageInput & { number: number; size: number };

/** The first page of 25 is what the server gives by itself. */
export const pageArguments = ({ number, size, after }: Asked): UpstreamArguments => ({
  page: ["Int", unless(number, 1)],
  pageSize: ["Int", unless(size, 25)],
  after: ["String", after ?? null],
});

/** What the mutations of the learning content are given. */
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

/** A mutation as the older server names it, with what it is asked with there. */
interface Change<Name extends string, Given> {
  name: Name;
  args: (given: Given) => UpstreamArguments;
}

export const meant = ({ id, version }: Meant): UpstreamArguments => ({ _id: ["ID!", id], version: ["Int!", version] });

/** Fields under the older server's names, closed lists by theirs. */
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

/** Adds what stands in a node, whose id is the argument of that name on both sides. */
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
  args: (given) => ({ ...meant(given), ...fields(type, given.input) }),
});

export const event = <Name extends string>(name: Name): Change<Name, Meant> => ({ name, args: meant });

export const moving = <Name extends string>(name: Name): Change<Name, Moved> => ({
  name,
  args: (given) => ({
    ...meant(given),
    parentId: ["ID!", given.input.parentId],
    order: ["Int!", given.input.order],
  }),
});

/** The same of one of the three levels that are written alike. */
export const ofLevel = <Name extends string, Given>({
  name,
  args,
}: Change<Name, Given>): Change<Name, Given & OfLevel> => ({
  name,
  args: (given) => ({ ...levelArgument(given.level), ...args(given) }),
});
