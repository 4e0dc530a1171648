/** Takes a thing out of its place and puts it where it is wanted. */
export const movedTo = <Thing>(things: readonly Thing[], from: number, to: number): Thing[] => {
  const thing = things[from];
  return thing === undefined ? [...things] : things.toSpliced(from, 1).toSpliced(to, 0, thing);
};
