import { tokens, type Token } from './tokens';

export default { title: 'Design tokens' };

function Sample({ name, kind }: Token) {
  const value = `var(${name})`;
  if (kind === 'color') {
    const border = '1px solid var(--ant-color-border)';
    return <span style={{ display: 'block', inlineSize: 64, blockSize: 32, background: value, border }} />;
  }
  if (kind === 'shadow') {
    const background = 'var(--ant-color-bg-elevated)';
    return <span style={{ display: 'block', inlineSize: 64, blockSize: 32, background, boxShadow: value }} />;
  }
  if (kind === 'font') return <span style={{ fontFamily: value }}>KX-204 Mona منى</span>;
  return (
    <span
      style={{ display: 'block', inlineSize: value, blockSize: 16, background: 'var(--ant-color-primary)' }}
    />
  );
}

/** Every token in the current theme, with its name and its meaning. */
export const All = () => (
  <table lang="en" dir="ltr" cellPadding={8}>
    <thead>
      <tr>
        <th scope="col">Token</th>
        <th scope="col">Look</th>
        <th scope="col">Meaning</th>
      </tr>
    </thead>
    <tbody>
      {tokens.map((token) => (
        <tr key={token.name}>
          <th scope="row">
            <code>{token.name}</code>
          </th>
          <td>
            <Sample {...token} />
          </td>
          <td>{token.meaning}</td>
        </tr>
      ))}
    </tbody>
  </table>
);
