/** Times that a course may be given, before anybody has looked at them. */
export interface SuggestedTimes {
  effectiveOn: string;
  anchorTimeZone?: string;
  slots?: readonly { weekday: number; start: string }[];
}

/** What an address says of new times: of which course, from when on, by whose clock, and which. */
export function scheduleAddress(id: string, { effectiveOn, anchorTimeZone = "", slots = [] }: SuggestedTimes): string {
  return [id, effectiveOn, anchorTimeZone, slots.map(({ weekday, start }) => `${weekday} ${start}`).join(",")].join(
    "~",
  );
}

/** The same, read; what the address leaves out is left to the form. */
export function suggestedTimes(text: string | null): Partial<SuggestedTimes> & { id: string | null } {
  const [id = "", effectiveOn = "", anchorTimeZone = "", times = ""] = (text ?? "").split("~");
  const slots = times.split(",").flatMap((time) => {
    const [, weekday, start] = /^([1-7]) (\d\d:\d\d)$/.exec(time) ?? [];
    return weekday === undefined || start === undefined ? [] : [{ weekday: Number(weekday), start }];
  });
  return {
    id: id || null,
    ...(effectiveOn !== "" && { effectiveOn }),
    ...(anchorTimeZone !== "" && { anchorTimeZone }),
    ...(slots.length > 0 && { slots }),
  };
}
