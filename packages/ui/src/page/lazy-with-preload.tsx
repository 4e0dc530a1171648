import { toast } from "../feedback/toasts.tsx";
import { whenOnline } from "../feedback/when-online.ts";
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
    const [tries, setTries] = useState(0);
    useEffect(() => {
      if (Drawn !== undefined) return;
      let isDrawn = true;
      let stop: () => void = () => undefined;
      asked().then(
        (part) => {
          if (isDrawn) setDrawn(() => part as ComponentType<object>);
        },
        (error: unknown) => {
          if (!isDrawn) return;
          if (navigator.onLine) {
            setFailure(error instanceof Error ? error : new Error(String(error)));
          } else {
            toast.info("You are offline. This opens when you are online again.");
            stop = whenOnline(() => setTries((count) => count + 1));
          }
        },
      );
      return () => {
        isDrawn = false;
        stop();
      };
    }, [Drawn, tries]);
    if (failure !== null) throw failure;
    return Drawn ? <Drawn {...props} /> : waiting;
  }
  /** Without a network, rendering requests it again. */
  const load = () => void asked().catch(() => undefined);
  return { Part, load };
}
