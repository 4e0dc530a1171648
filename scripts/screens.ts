/** Prints how many of the portal's screens are built, and which are still to come. */
interface Row {
  path: string;
  title?: string;
  redirectTo?: string;
  lazy?: unknown;
  site?: true;
}

const address = new URL("../apps/web/src/app/route-table.ts", import.meta.url).href;
const { routeTable } = (await import(address)) as { routeTable: readonly Row[] };

const screens = routeTable.filter(({ redirectTo }) => redirectTo === undefined);
const remaining = screens.filter(({ lazy, site }) => (lazy ?? site) === undefined);
const widest = Math.max(0, ...remaining.map(({ path }) => path.length));

console.log(`${screens.length - remaining.length} of ${screens.length} screens are built, ${remaining.length} remain:`);
for (const { path, title } of remaining) console.log(`  ${path.padEnd(widest)}  ${title}`);
