/** A key, where it works, and what it does. The portal's own come first; the list is shown by "?". */
export interface Key {
  keys: readonly string[];
  does: string;
}

export const keyGroups: readonly { where: string; keys: readonly Key[] }[] = [
  {
    where: "Everywhere",
    keys: [
      { keys: ["Ctrl", "K"], does: "Find a page, a person or something to do" },
      { keys: ["?"], does: "Show these shortcuts" },
      { keys: ["Esc"], does: "Close what is open" },
    ],
  },
  {
    where: "Lists",
    keys: [
      { keys: ["↑", "↓"], does: "Go from row to row" },
      { keys: ["Home", "End"], does: "Go to the first or last row" },
      { keys: ["Enter"], does: "Open the row" },
    ],
  },
  {
    where: "Trees",
    keys: [
      { keys: ["→", "←"], does: "Open or close a branch" },
      { keys: ["A", "–", "Z"], does: "Go to the next part that begins so" },
      { keys: ["Enter"], does: "Open the part" },
    ],
  },
  {
    where: "Forms",
    keys: [
      { keys: ["Alt", "O"], does: "Type ọ; each dotted letter by its own" },
      { keys: ["Alt", "/"], does: "Give the letter a high tone" },
      { keys: ["Alt", "\\"], does: "Give the letter a low tone" },
      { keys: ["Alt", "-"], does: "Give the letter a mid tone, in Igbo a downstep" },
      { keys: ["Alt", "↓"], does: "Open the calendar of a date" },
      { keys: ["↑", "↓"], does: "Go a day on or back in a date" },
    ],
  },
];
