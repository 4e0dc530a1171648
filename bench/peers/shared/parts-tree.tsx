import type { Part } from "./curricula.ts";

/** The parts of a curriculum below one of them, or those at the top. */
export function PartsTree({ parts, below = null }: { parts: readonly Part[]; below?: string | null }) {
  const own = parts.filter(({ parentId }) => parentId === below).toSorted((one, other) => one.order - other.order);
  if (own.length === 0) return null;
  return (
    <ul>
      {own.map(({ id, name }) => (
        <li key={id} data-part>
          {name}
          <PartsTree parts={parts} below={id} />
        </li>
      ))}
    </ul>
  );
}
