import { demoId } from "./demo-change.ts";
import type { Social } from "./social.ts";

const hour = 3_600_000;

const people = [
  ["Hannah Whitfield", "Teaches Igbo at a Saturday school"],
  ["Obinna Okafor", "Illustrator"],
  ["Claire Dubois", "Runs a reading room"],
  ["Yetunde Alabi", "Teaches Yoruba"],
  ["Grace Thompson", "Librarian"],
] as const;

/** Author, hours ago, text, how many like it, and comments with their author. */
const written = [
  [
    ...[1, 3, "Twenty children counted to a hundred in Igbo today, and none of them looked at the chart.", 4],
    [
      [4, "Well done, all of you! Which song did you use?"],
      [1, "The market song, with the drum."],
    ],
  ],
  [2, 8, "The drawings for the second reader are done. The goat got her own page.", 3, [[3, "At last!"]]],
  [4, 30, "Tone marks are not decoration. Thank you for coming to my talk.", 5, []],
  [
    ...[1, 50, "Does anybody have a spare set of flash cards for the family unit? Ours went home with someone.", 0],
    [[5, "We have two. I’ll put one in the post."]],
  ],
  [3, 75, "Our reading room is open on Sundays from next month, with a shelf in Yoruba.", 2, []],
] as const;

const nameOf = (n: number) => people[n - 1]?.[0] ?? "";
const personId = (n: number) => demoId(40, n);

/** The posts and the profile that a reset brings back. */
export function socialBeginning(now: Date): Social {
  const ago = (hours: number) => new Date(now.getTime() - hours * hour).toISOString();
  const [[name, title], ...others] = people;
  return {
    user: {
      _id: personId(1),
      name,
      title,
      city: "Manchester",
      bio: "Grew up with two languages at one table, and teaches both. Sings, bakes, and loses flash cards.",
      connections: others.map(([other, does], n) => ({ _id: personId(n + 2), name: other, title: does })),
    },
    posts: written.map(([author, hours, message, likes, comments], n) => ({
      _id: demoId(41, n + 1),
      authorId: personId(author),
      author: nameOf(author),
      message,
      createdAt: ago(hours),
      likedBy: people.slice(0, likes).map((_, liker) => personId(liker + 1)),
      comments: comments.map(([by, text], m) => ({
        _id: demoId(42, n * 10 + m),
        author: nameOf(by),
        message: text,
        createdAt: ago(hours - 1 - m / 2),
      })),
    })),
  };
}
