import { useEffect, useState, type ComponentType, type ReactNode } from "react";

/**
 * A heavy part in a file of its own. `load` asks for it at the first sign that it will be wanted (a pointer, the
 * focus); where it has come by the time it is drawn, it is drawn at once, else as soon as it comes. React's own `lazy`
 * holds back what it waited for until 300 ms have passed.
 *
 *     const menu = ahead(async () => (await import("./menu.tsx")).Menu);
 *     <button onPointerEnter={menu.load}> … <menu.Part open />
 */
export function lazyWithPreload<Props extends object>(ask: () => Promise<ComponentType<Props>>) {
  let known: ComponentType<Props> | undefined;
  const asked = async () => {
    known ??= await ask();
    return known;
  };

  /** `waiting` stands in its place until then. A file that cannot be had fails where the part is drawn. */
  function Part({ waiting = null, ...props }: Props & { waiting?: ReactNode }) {
    const [Drawn, setDrawn] = useState<ComponentType<object> | undefined>(() => known as ComponentType<object>);
    const [failure, setFailure] = useState<Error | null>(null);
    useEffect(() => {
      if (Drawn !== undefined) return;
      let isDrawn = true;
      asked().then(
        (part) => {
          if (isDrawn) setDrawn(() => part as ComponentType<object>);
        },
        (error: unknown) => {
          if (isDrawn) setFailure(error instanceof Error ? error : new Error(String(error)));
        },
      );
      return () => {
        isDrawn = false;
      };
    }, [Drawn]);
    if (failure !== null) throw failure;
    return Drawn ? <Drawn {...props} /> : waiting;
  }
  /** Without a network it is asked for again when it is drawn. */
  const load = () => void asked().catch(() => undefined);
  return { Part, load };
}
