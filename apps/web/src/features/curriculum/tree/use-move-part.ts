import { useApolloClient } from "@apollo/client/react";
import { useEffect, useRef, useState } from "react";
import { toast } from "@app/ui/feedback/toasts.tsx";
import type { TreeMove } from "@app/ui/tree/tree-node.ts";
import { useUndo } from "../../../shared/undo/use-undo.ts";
import { shownError } from "../../../shared/errors/server-error.ts";
import { CurriculumTreeDocument, PartFragmentDoc, type PartFragment } from "./curriculum-tree.generated.ts";
import { SubdivisionMoveDocument } from "./move-part.generated.ts";
import { moved, placeOf } from "./moved.ts";

interface MovePart {
  /** The parts as they will stand once every move is through. */
  parts: readonly PartFragment[];
  move: (to: TreeMove) => void;
}

/** What the last toast offers to undo: a part, and where it stood before. `at` as performance.now() counts. */
interface Undoable {
  from: TreeMove;
  at: number;
  close: () => void;
}

/** As long as a toast stays, in milliseconds: steps within it are undone together. */
const together = 6000;

/**
 * Moves parts at once on the screen, and one after the other on the server. What is refused goes back to where it
 * was. A toast says what moved and offers to move it back; several steps of one part are undone together.
 */
export function useMovePart(
  stored: readonly PartFragment[],
  sayPlace: (parts: readonly PartFragment[], part: PartFragment) => string,
): MovePart {
  const client = useApolloClient();
  const { remember } = useUndo();
  const [pending, setPending] = useState<readonly TreeMove[]>([]);
  const parts = pending.reduce(moved, stored);
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  const undoable = useRef<Undoable | null>(null);
  const latest = useRef({ parts, sayPlace });

  useEffect(() => {
    latest.current = { parts, sayPlace };
  });

  async function send({ id, parentId, order }: TreeMove): Promise<string | null> {
    // The version as it is now: an earlier move in the queue may have raised it.
    const cacheId = client.cache.identify({ __typename: "Subdivision", id }) ?? "";
    const { version = 0 } = client.cache.readFragment({ id: cacheId, fragment: PartFragmentDoc }) ?? {};
    const variables = { id, version, input: { parentId, order }, idempotencyKey: crypto.randomUUID() };
    try {
      const { data } = await client.mutate({ mutation: SubdivisionMoveDocument, variables, context: { shown: true } });
      const { userErrors, curriculum } = data.subdivisionMove;
      const refusal = userErrors[0]?.message ?? null;
      if (refusal !== null) showAsItStands();
      const moved = curriculum?.subdivisions?.find((part) => part.id === id);
      if (moved)
        remember({ kind: "SUBDIVISION", id, version: moved.version, name: moved.name, text: `${moved.name} moved.` });
      return refusal;
    } catch (error) {
      return shownError(error).message;
    }
  }

  /** The tree changed under us. What is on the screen stays where even that cannot be loaded. */
  function showAsItStands() {
    client.refetchQueries({ include: [CurriculumTreeDocument] }).catch(() => undefined);
  }

  function tell(from: TreeMove) {
    const part = latest.current.parts.find(({ id }) => id === from.id);
    if (!part) return;
    const last = undoable.current;
    const at = performance.now();
    const start = last?.from.id === from.id && at - last.at < together ? last.from : from;
    last?.close();
    const close = toast.done(latest.current.sayPlace(latest.current.parts, part), {
      label: "Undo",
      onSelect: () => undo(start),
    });
    undoable.current = { from: start, at, close };
  }

  function undo(start: TreeMove) {
    undoable.current = null;
    run(start, () => toast.info("Moved back."));
  }

  function run(to: TreeMove, done: () => void) {
    setPending((moves) => [...moves, to]);
    queue.current = queue.current.then(async () => {
      const refusal = await send(to);
      setPending((moves) => moves.filter((one) => one !== to));
      if (refusal === null) done();
      else toast.failed(`Not moved. ${refusal}`);
    });
  }

  return {
    parts,
    move(to) {
      const from = placeOf(parts, to.id);
      if (from) run(to, () => tell(from));
    },
  };
}
