import { Bidi } from './Bidi';

/** An e-mail address, which a narrow column breaks before the @ and nowhere else. */
export function Email({ children }: { children: string }) {
  const [name, domain] = children.split('@');
  return (
    <Bidi>
      {name}
      {domain !== undefined && (
        <>
          <wbr />@{domain}
        </>
      )}
    </Bidi>
  );
}
