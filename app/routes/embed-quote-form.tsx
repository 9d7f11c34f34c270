export default function EmbedQuoteFormRoute() {
  return <h1>embed-quote-form</h1>;
}
