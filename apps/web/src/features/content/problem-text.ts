interface Problem {
  blockIndex: number | null;
  message: string;
}

/** What keeps a session from being submitted, with its block: "Block 2: Enter the question." */
export const problemText = ({ blockIndex, message }: Problem): string =>
  `${blockIndex === null ? "" : `Block ${blockIndex + 1}: `}${message}`;
