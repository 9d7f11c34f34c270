/** A slim bar at the top of the window while a page is on its way; attach-progress-bar.ts shows it. */
export function ProgressBar() {
  return <div className="progress-bar" />;
}

/** Stands where the page will be, when it takes longer than a moment. */
export function PageSkeleton() {
  return (
    <div className="wrap page-skeleton">
      <div />
      <div />
      <div />
      <div />
    </div>
  );
}
