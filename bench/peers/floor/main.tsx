import { ApolloClient, ApolloLink, HttpLink, InMemoryCache, Observable } from "@apollo/client";
import { ApolloProvider } from "@apollo/client/react";
import CssBaseline from "@mui/material/CssBaseline";
import { createTheme, ThemeProvider } from "@mui/material/styles";
import { createRoot } from "react-dom/client";
import { BrowserRouter, Route, Routes } from "react-router-dom";
import { token } from "../shared/curricula.ts";
import { CurriculaList } from "./curricula-list.tsx";
import { CurriculumDetail } from "./curriculum-detail.tsx";

declare global {
  interface Window {
    /** The answer to the list's request, asked for by the page itself. */
    early?: Promise<ApolloLink.Result>;
  }
}

/** The first request has been sent by the page. */
const asked = new ApolloLink((operation, forward) => {
  const { early } = window;
  if (early === undefined || operation.operationName !== "PeerList") return forward(operation);
  delete window.early;
  return new Observable((observer) => {
    void early.then(
      (answer) => {
        observer.next(answer);
        observer.complete();
      },
      (error: unknown) => observer.error(error),
    );
  });
});

const http = new HttpLink({ uri: "/graphql", headers: { authorization: `Bearer ${token()}` } });
const client = new ApolloClient({ cache: new InMemoryCache(), link: ApolloLink.from([asked, http]) });

const root = document.getElementById("root");
if (root === null) throw new Error("The page has no place for the list.");
createRoot(root).render(
  <ApolloProvider client={client}>
    <ThemeProvider theme={createTheme()}>
      <CssBaseline />
      <BrowserRouter>
        <Routes>
          <Route path="/" element={<CurriculaList />} />
          <Route path="/:id" element={<CurriculumDetail />} />
        </Routes>
      </BrowserRouter>
    </ThemeProvider>
  </ApolloProvider>,
);
