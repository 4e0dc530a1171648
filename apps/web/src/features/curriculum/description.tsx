import type { ReactNode } from "react";

const look = { maxWidth: 680, marginBottom: 20, whiteSpace: "pre-wrap", overflowWrap: "anywhere" } as const;

/** What somebody wrote about a curriculum, or a part of one. */
export const Description = ({ children }: { children: ReactNode }) => <p style={look}>{children}</p>;
