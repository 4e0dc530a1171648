/** One breach of each rule of React, all of which oxlint checks. */
export const reactBreaches: readonly (readonly [rule: string, file: string, text: string])[] = [
  [
    "react-hooks(rules-of-hooks)",
    "packages/ui/src/react/rules-of-hooks.tsx",
    'import { useState } from "react";\nexport function Part({ on }: { on: boolean }) {\n  if (on) useState(1);\n  return null;\n}\n',
  ],
  [
    "react-hooks(exhaustive-deps)",
    "packages/ui/src/react/exhaustive-deps.tsx",
    'import { useEffect } from "react";\nexport function Part({ on }: { on: () => void }) {\n  useEffect(() => { on(); }, []);\n  return null;\n}\n',
  ],
  [
    "react(static-components)",
    "packages/ui/src/react/static-components.tsx",
    "export function Part() {\n  const Inner = () => <p>one</p>;\n  return <Inner />;\n}\n",
  ],
  [
    "react(use-memo)",
    "packages/ui/src/react/use-memo.tsx",
    'import { useMemo } from "react";\nexport function Part({ a }: { a: number }) {\n  const b = useMemo(function (x?: number) { return a + (x ?? 0); }, [a]);\n  return <p>{b}</p>;\n}\n',
  ],
  [
    "react(incompatible-library)",
    "packages/ui/src/react/incompatible-library.tsx",
    'import { useVirtualizer } from "@tanstack/react-virtual";\nexport function Part() {\n  const v = useVirtualizer({ count: 1, getScrollElement: () => null, estimateSize: () => 1 });\n  return <p>{v.getTotalSize()}</p>;\n}\n',
  ],
  [
    "react(immutability)",
    "packages/ui/src/react/immutability.tsx",
    "export function Part({ a }: { a: { b: number } }) {\n  a.b = 2;\n  return <p>{a.b}</p>;\n}\n",
  ],
  [
    "react(globals)",
    "packages/ui/src/react/globals.tsx",
    "let count = 0;\nexport function Part() {\n  count = 1;\n  return <p>{count}</p>;\n}\n",
  ],
  [
    "react(refs)",
    "packages/ui/src/react/refs.tsx",
    'import { useRef } from "react";\nexport function Part() {\n  const ref = useRef(0);\n  return <p>{ref.current}</p>;\n}\n',
  ],
  [
    "react(set-state-in-effect)",
    "packages/ui/src/react/set-state-in-effect.tsx",
    'import { useEffect, useState } from "react";\nexport function Part() {\n  const [a, setA] = useState(0);\n  useEffect(() => { setA(1); }, []);\n  return <p>{a}</p>;\n}\n',
  ],
  [
    "react(error-boundaries)",
    "packages/ui/src/react/error-boundaries.tsx",
    "export function Part({ a }: { a: () => number }) {\n  try {\n    return <p>{a()}</p>;\n  } catch {\n    return null;\n  }\n}\n",
  ],
  [
    "react(purity)",
    "packages/ui/src/react/purity.tsx",
    "export function Part() {\n  const a = Math.random();\n  return <p>{a}</p>;\n}\n",
  ],
  [
    "react(set-state-in-render)",
    "packages/ui/src/react/set-state-in-render.tsx",
    'import { useState } from "react";\nexport function Part() {\n  const [a, setA] = useState(0);\n  setA(1);\n  return <p>{a}</p>;\n}\n',
  ],
  [
    "react(unsupported-syntax)",
    "packages/ui/src/react/unsupported-syntax.tsx",
    "export function Part({ a }: { a: string }) {\n  const b = eval(a) as string;\n  return <p>{b}</p>;\n}\n",
  ],
];
