/** What a field asks for. */
export function FieldLabel({
  htmlFor,
  optional,
  children,
}: {
  htmlFor: string;
  optional: boolean;
  children: string;
}) {
  return (
    <label htmlFor={htmlFor}>
      {children}
      {optional && <span className="field-optional"> (optional)</span>}
    </label>
  );
}
