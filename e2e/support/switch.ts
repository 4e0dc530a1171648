import { connect, createServer, type Socket } from "node:net";
import { freePort } from "../../scripts/lib/free-port.mjs";

/** A way to a server that can be cut and mended: connections to it are refused while it is cut. */
export interface Switch {
  address: string;
  cut(): Promise<void>;
  mend(): Promise<void>;
}

export async function switchTo(target: string): Promise<Switch> {
  const port = await freePort();
  const open = new Set<Socket>();
  const server = createServer((from) => {
    const to = connect(Number(new URL(target).port), "127.0.0.1");
    for (const socket of [from, to]) {
      open.add(socket);
      socket.on("close", () => open.delete(socket));
      socket.on("error", () => {
        from.destroy();
        to.destroy();
      });
    }
    from.pipe(to).pipe(from);
  });
  const mend = () => new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  const cut = () =>
    new Promise<void>((resolve) => {
      server.close(() => {
        resolve();
      });
      for (const socket of open) socket.destroy();
    });
  await mend();
  return { address: `http://127.0.0.1:${port}`, cut, mend };
}
