import { toast } from "../feedback/toasts.tsx";
import { useEffect, useState, type ComponentType, type ReactNode } from "react";

/**
 * A heavy component in its own file. `load` requests it at the first sign of use (pointer, focus). If it has arrived by
 * the time it renders, it renders at once, else on arrival. React's own `lazy` delays what it waited for by up to 300
 * ms.
 *
 *     const menu = lazyWithPreload(async () => (await import("./menu.tsx")).Menu);
 *     <button onPointerEnter={menu.load}> … <menu.Part open />
 */
export function lazyWithPreload<Props extends object>(ask: () => Promise<ComponentType<Props>>) {
  let known: ComponentType<Props> | undefined;
  const asked = async () => {
    known ??= await ask();
    return known;
  };

  /**
   * `waiting` is shown meanwhile. A file that cannot be loaded fails where the component renders; while there is no
   * network nothing fails: it says so, and comes when the network is back.
   */
  function Part({ waiting = null, ...props }: Props & { waiting?: ReactNode }) {
    const [Drawn, setDrawn] = useState<ComponentType<object> | undefined>(() => known as ComponentType<object>);
    const [failure, setFailure] = useState<Error | null>(null);
    useEffect(() => {
      if (Drawn !== undefined) return;
      const draw = () =>
        void asked().then(
          (part) => setDrawn(() => part as ComponentType<object>),
          (error: unknown) => {
            if (navigator.onLine) setFailure(error as Error);
            else toast.info("You are offline.");
          },
        );
      draw();
      window.addEventListener("online", draw);
      return () => window.removeEventListener("online", draw);
    }, [Drawn]);
    if (failure !== null) throw failure;
    return Drawn ? <Drawn {...props} /> : waiting;
  }
  /** Without a network, rendering requests it again. */
  const load = () => void asked().catch(() => undefined);
  return { Part, load };
}
