import { lazy, Suspense, useState, type ComponentType, type ReactNode } from "react";

/**
 * A heavy part in a file of its own. `load` asks for it at the first sign that it will be wanted (a pointer, the
 * focus); where it has come by the time it is drawn, it is drawn without a pause, else after `fallback`.
 *
 * `const menu = ahead(async () => (await import("./menu.tsx")).Menu);`
 * `<button onPointerEnter={menu.load}>` … `<menu.Part open />`
 */
export function ahead<Props extends object>(ask: () => Promise<ComponentType<Props>>, fallback?: ReactNode) {
  let known: ComponentType<Props> | undefined;
  const asked = async () => {
    known ??= await ask();
    return known;
  };
  const Later = lazy(async () => ({ default: await asked() }));

  function Part({ waiting = fallback, ...props }: Props & { waiting?: ReactNode }) {
    // The choice is kept: another one would draw the part anew, and lose what has been done in it.
    const [Drawn] = useState<ComponentType<object>>(() => (known ?? Later) as ComponentType<object>);
    return (
      <Suspense fallback={waiting}>
        <Drawn {...props} />
      </Suspense>
    );
  }
  /** Without a network it is asked for again when it is drawn. */
  const load = () => void asked().catch(() => undefined);
  return { Part, load };
}
