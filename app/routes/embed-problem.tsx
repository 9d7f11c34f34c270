export default function EmbedProblemRoute() {
  return <h1>embed-problem</h1>;
}
