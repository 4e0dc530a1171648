export { BooksScreen as Component } from "./books.screen.tsx";
