export function NotFound() {
  return (
    <section className="wrap">
      <h1>This page has moved out</h1>
    </section>
  );
}
