const listedKinds = ["Breaking", "Dangerous"];
const dayOf = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "long", year: "numeric", timeZone: "UTC" });

type Day = ReadonlyMap<string, readonly string[]>;

function daysIn(changelog: string): ReadonlyMap<string, Day> {
  const days = new Map<string, Map<string, string[]>>();
  let [day, kind] = ["", ""];
  for (const line of changelog.split("\n")) {
    day = /^## (\S+)/.exec(line)?.[1] ?? day;
    kind = /^### (\S+)/.exec(line)?.[1] ?? kind;
    if (!line.startsWith("- ")) continue;
    const ofDay = days.get(day) ?? new Map<string, string[]>();
    days.set(day, ofDay.set(kind, [...(ofDay.get(kind) ?? []), line]));
  }
  return days;
}

/** How many names the compatible changes of a day have: what is new, as nobody's program depends on it. */
function additionsOf(day: Day): number {
  return (day.get("Compatible") ?? []).join().match(/`[^`]+`/g)?.length ?? 0;
}

function textOf([date, day]: readonly [string, Day]): string {
  const lists = listedKinds.flatMap((kind) => {
    const lines = day.get(kind);
    return lines ? [`**${kind}**\n\n${lines.join("\n")}`] : [];
  });
  const additions = additionsOf(day);
  const rest = additions > 0 ? [`**Compatible:** ${additions} names are new or changed.`] : [];
  return [`### ${dayOf.format(new Date(date))}`, ...lists, ...rest].join("\n\n");
}

/** The changes of the schema, one heading a day. What may break a program is listed, what is merely new is counted. */
export const changesByDay = (changelog: string): string => [...daysIn(changelog)].map(textOf).join("\n\n");
