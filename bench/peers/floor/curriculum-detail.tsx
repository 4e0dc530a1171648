import { useQuery } from "@apollo/client/react";
import { useParams } from "react-router-dom";
import { PartsTree } from "../shared/parts-tree.tsx";
import { savedAt } from "../shared/curricula.ts";
import { one } from "./queries.ts";

/** One curriculum, with all its parts. */
export function CurriculumDetail() {
  const { id = "" } = useParams();
  const { data, error } = useQuery(one, { variables: { id } });
  const curriculum = data?.curriculum;
  if (error) return <p>{error.message}</p>;
  if (!curriculum) return null;
  return (
    <main>
      <h1>{curriculum.name}</h1>
      <p>
        {[curriculum.region?.name, curriculum.subject, curriculum.status].filter(Boolean).join(", ")}; saved{" "}
        {savedAt(curriculum)}
      </p>
      <p>{curriculum.description}</p>
      <PartsTree parts={curriculum.subdivisions} />
    </main>
  );
}
