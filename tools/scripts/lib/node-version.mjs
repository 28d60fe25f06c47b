/** Stops with a message on a Node that the product cannot run on: the pinned one comes with the packages. */
export function requireNode() {
  const [major] = process.versions.node.split('.').map(Number);
  if (major >= 22) return;
  console.error(
    `Traveldesk needs Node 22 or later, and this is ${process.version}. The packages bring Node 24 for Linux and ` +
      'Windows; use npm start and npm test, which find it, or install Node 24 on this machine.',
  );
  process.exit(1);
}
