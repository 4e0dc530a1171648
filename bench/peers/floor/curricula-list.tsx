import { useQuery } from "@apollo/client/react";
import Table from "@mui/material/Table";
import TableBody from "@mui/material/TableBody";
import TableCell from "@mui/material/TableCell";
import TableHead from "@mui/material/TableHead";
import TableRow from "@mui/material/TableRow";
import { Link } from "react-router-dom";
import { firstPage, partsOf, savedAt, type CurriculumRow } from "../shared/curricula.ts";
import { list } from "./queries.ts";

const heads = ["Name", "Region", "Subject", "Status", "Parts", "Last saved", "By"];

const Row = ({ row }: { row: CurriculumRow }) => (
  <TableRow hover>
    <TableCell>
      <Link to={`/${row.id}`} data-opener>
        {row.name}
      </Link>
    </TableCell>
    <TableCell>{row.region?.name}</TableCell>
    <TableCell>{row.subject}</TableCell>
    <TableCell>{row.status}</TableCell>
    <TableCell align="right">{partsOf(row)}</TableCell>
    <TableCell>{savedAt(row)}</TableCell>
    <TableCell>{row.updatedBy?.name}</TableCell>
  </TableRow>
);

/** Twenty-five rows, drawn by hand. */
export function CurriculaList() {
  const { data, error } = useQuery(list, { variables: firstPage });
  if (error) return <p>{error.message}</p>;
  return (
    <Table size="small">
      <TableHead>
        <TableRow>
          {heads.map((head) => (
            <TableCell key={head}>{head}</TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {data?.page.items.map((row) => (
          <Row key={row.id} row={row} />
        ))}
      </TableBody>
    </Table>
  );
}
