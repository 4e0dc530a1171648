import { useGraphiQL, type GraphiQLPlugin } from "@graphiql/react";
import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from "react";
import { typeMapOf, type TypeLink, type TypeMap } from "./type-map.ts";

const mark = "#type=";

/** The type in the address, so that the browser's own way back works. */
function useTypeInAddress(): string | null {
  return useSyncExternalStore(
    (changed) => {
      window.addEventListener("hashchange", changed);
      return () => window.removeEventListener("hashchange", changed);
    },
    () => (location.hash.startsWith(mark) ? decodeURIComponent(location.hash.slice(mark.length)) : null),
  );
}

function Links({ title, links, none }: { title: string; links: readonly TypeLink[]; none: string }) {
  return (
    <>
      <h3>
        {title} ({links.length})
      </h3>
      {links.length === 0 ? <p>{none}</p> : null}
      <ul className="plain">
        {links.map(({ type, by }) => (
          <li key={`${by} ${type}`}>
            <a href={mark + type}>{type}</a> <small>{by}</small>
          </li>
        ))}
      </ul>
    </>
  );
}

function OneType({ map, name }: { map: TypeMap; name: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
    heading.current?.scrollIntoView({ block: "nearest" });
  }, [name]);
  const found = map.types.find((type) => type.name === name);
  return (
    <>
      <p>
        <a href="#types">All types</a>
      </p>
      <h2 ref={heading} tabIndex={-1}>
        {name}
      </h2>
      {found ? (
        <>
          <p>{found.kind}</p>
          {found.description === "" ? null : <p>{found.description}</p>}
          {found.members.length > 0 ? (
            <>
              <h3>
                {found.kind === "Enum" ? "Values" : "Fields"} ({found.members.length})
              </h3>
              <ul className="plain">
                {found.members.map((member) => (
                  <li key={member}>
                    <code>{member}</code>
                  </li>
                ))}
              </ul>
            </>
          ) : null}
          <Links title="Used by" links={map.usedBy(name)} none="No field returns it, and no argument takes it." />
          <Links title="Leads to" links={map.leadsTo(name)} none="It leads to no other type." />
        </>
      ) : (
        <p>There is no such type in the part of the schema that you may see.</p>
      )}
    </>
  );
}

/** Which types use which. */
function Types() {
  const schema = useGraphiQL((state) => state.schema);
  const map = useMemo(() => (schema ? typeMapOf(schema) : null), [schema]);
  const name = useTypeInAddress();
  const [search, setSearch] = useState("");
  const wanted = search.trim().toLowerCase();
  const found = map?.types.filter((type) => type.name.toLowerCase().includes(wanted)) ?? [];
  return (
    <section aria-label="Types" className="panel">
      {map === null ? (
        <p role="status">The schema is being read.</p>
      ) : name === null ? (
        <>
          <h2>Types</h2>
          <label>
            Search
            <input type="search" value={search} onChange={(event) => setSearch(event.target.value)} />
          </label>
          <p role="status">
            {found.length === 0 ? "No type has such a name." : `${found.length} of ${map.types.length} types`}
          </p>
          <ul className="plain">
            {found.map((type) => (
              <li key={type.name}>
                <a href={mark + type.name}>{type.name}</a> <small>{type.kind}</small>
              </li>
            ))}
          </ul>
        </>
      ) : (
        <OneType map={map} name={name} />
      )}
    </section>
  );
}

function Icon() {
  return (
    <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="1.5" aria-hidden="true">
      <circle cx="6" cy="12" r="2.5" />
      <circle cx="18" cy="6" r="2.5" />
      <circle cx="18" cy="18" r="2.5" />
      <path d="m8.3 11 7.4-4M8.3 13l7.4 4" />
    </svg>
  );
}

export const typesPlugin: GraphiQLPlugin = { title: "Types", icon: Icon, content: Types };
