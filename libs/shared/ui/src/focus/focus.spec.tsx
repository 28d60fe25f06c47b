import { act, screen } from '@testing-library/react';
import { useRef, useState } from 'react';
import { renderScreen } from '@traveldesk/shared-testing/web';
import { EmptyState } from '../state/EmptyState';
import { ErrorState } from '../state/ErrorState';
import { firstFocusableOfNextItem } from './focus';
import { DisappearingButton } from './DisappearingButton';
import { useReadOn } from './useReadOn';

const show = (page: React.ReactElement) => renderScreen(page, { path: '/ships', permissions: [] });
const button = (name: string) => screen.getByRole('button', { name });
const settled = () => act(async () => undefined);

/** A part that fails a given number of times, with a wait in between. */
function Part({ failures }: { failures: number }) {
  const [left, setLeft] = useState(failures);
  const [waits, setWaits] = useState(false);
  const answer = () => {
    setLeft(left - 1);
    setWaits(false);
  };
  return (
    <>
      <button>{'Before'}</button>
      <section aria-label="Part">
        {waits ? (
          <button onClick={answer}>{'Answer'}</button>
        ) : left > 0 ? (
          <ErrorState error={undefined} onRetry={() => setWaits(true)} />
        ) : (
          <a href="/ships">{'Ships'}</a>
        )}
      </section>
    </>
  );
}

describe('“Try again”', () => {
  it('moves the focus to the loaded part, from where Tab continues', async () => {
    const { user } = await show(<Part failures={1} />);
    await user.click(button('Try again'));
    await settled();
    expect(screen.getByRole('region', { name: 'Part' })).toHaveFocus();
    act(() => button('Answer').click());
    await user.tab();
    expect(screen.getByRole('link', { name: 'Ships' })).toHaveFocus();
    expect(screen.getByRole('region', { name: 'Part' })).not.toHaveAttribute('tabindex');
  });

  it('has the focus again after another failure', async () => {
    const { user } = await show(<Part failures={2} />);
    await user.click(button('Try again'));
    await settled();
    act(() => button('Answer').click());
    expect(button('Try again')).toHaveFocus();
  });

  it('does not take the focus from a user who has moved on', async () => {
    const { user } = await show(<Part failures={2} />);
    await user.click(button('Try again'));
    button('Before').focus();
    act(() => button('Answer').click());
    await settled();
    expect(button('Before')).toHaveFocus();
  });
});

it('an action of an empty list moves the focus to what replaces it', async () => {
  function List() {
    const [empty, setEmpty] = useState(true);
    const reset = <button onClick={() => setEmpty(false)}>{'Reset'}</button>;
    const shown = empty ? <EmptyState title="None" action={reset} /> : <p>{'Ships'}</p>;
    return <div data-testid="list">{shown}</div>;
  }
  const { user } = await show(<List />);
  await user.click(button('Reset'));
  await settled();
  expect(screen.getByTestId('list')).toHaveFocus();
});

it('a button that disappears moves the focus to the next button of its list, or to the last', async () => {
  function Chips() {
    const [chips, setChips] = useState(['one', 'two', 'three']);
    const takeOff = (chip: string) => setChips(chips.filter((other) => other !== chip));
    return (
      <div>
        {chips.map((chip) => (
          <DisappearingButton key={chip} heir={firstFocusableOfNextItem} onClick={() => takeOff(chip)}>
            {chip}
          </DisappearingButton>
        ))}
      </div>
    );
  }
  const { user } = await show(<Chips />);
  await user.click(button('one'));
  await settled();
  expect(button('two')).toHaveFocus();
  await user.click(button('three'));
  await settled();
  expect(button('two')).toHaveFocus();
});

it('a list gives the focus to the first loaded item, once', async () => {
  function List() {
    const list = useRef<HTMLElement>(null);
    const [shown, setShown] = useState(2);
    const readOn = useReadOn(list);
    const more = () => {
      readOn.after(shown);
      setShown(shown + 2);
    };
    return (
      <section ref={list}>
        <ul>
          {Array.from({ length: shown }, (_, place) => (
            <li key={place} ref={readOn.at(place)} tabIndex={-1}>{`Ship ${place + 1}`}</li>
          ))}
        </ul>
        {shown < 6 && <button onClick={more}>{'More'}</button>}
      </section>
    );
  }
  const { user } = await show(<List />);
  await user.click(button('More'));
  expect(screen.getByText('Ship 3')).toHaveFocus();
  await user.click(button('More'));
  expect(screen.getByText('Ship 5')).toHaveFocus();
});
