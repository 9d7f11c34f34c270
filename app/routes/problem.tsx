export default function ProblemRoute() {
  return <h1>problem</h1>;
}
