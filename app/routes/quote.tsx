export default function QuoteRoute() {
  return <h1>quote</h1>;
}
