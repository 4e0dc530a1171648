import { postLessons } from "../features/billing/posting/post-lessons.ts";
import type { groupsOf } from "./group-lessons.ts";
import type { World } from "./world.ts";

type Groups = Awaited<ReturnType<typeof groupsOf>>;
export type Session = Awaited<ReturnType<Groups["dateNow"]>>;

const hour = 60;
const log = {
  error: ({ err }: { err: Error }) => {
    throw err;
  },
};

/** Sessions of group lessons that are given, and posted. */
export function givingSessions(parts: () => { world: World; groups: Groups }) {
  const posting = () => postLessons(parts().world.database, parts().world.clock.now(), log);

  /** Puts a session so many hours from now. */
  async function at(session: Session, hours: number): Promise<Session> {
    const { groups } = parts();
    const untilStart = (Date.parse(session.start) - groups.now().getTime()) / 60_000;
    await groups.shift(session, `${untilStart - hours * hour} minutes`);
    return groups.dateNow(session);
  }

  const placeOf = async (session: Session, learnerId: string) =>
    (await parts().groups.rosterOf(session)).find((one) => one.learnerId === learnerId)?._id ?? "";

  /** A session that was over an hour ago, to which somebody came or did not. */
  async function given(session: Session, learnerId: string, attended = true, hours = -2): Promise<void> {
    const { world, groups } = parts();
    const over = await at(session, hours);
    await world.rows("update group_instances set status = 'awaiting-confirmation' where id = $1", [over._id]);
    const marks = [{ enrolmentId: await placeOf(over, learnerId), attended }];
    const marked = await groups.moved(await groups.dateNow(over), "attendance", { marks });
    await groups.moved(marked, "complete");
    await posting();
  }
  return { posting, at, placeOf, given };
}
