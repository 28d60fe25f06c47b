// Runs alone: the palette's code must not be loaded yet.
import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { mockApi, renderScreen } from '@traveldesk/shared-testing/web';
import { Navbar } from '../layout/Navbar';
import { nothingAhead, TypedAhead, type Ahead } from './TypedAhead';

const ofPage = jest.fn();
const field = () => screen.getByRole('textbox', { name: 'Of the page' });
const press = (...keys: string[]) => keys.map((key) => fireEvent.keyDown(field(), { key }));

function Page({ onAhead }: { onAhead: (ahead: Ahead | null) => void }) {
  const [ahead, setAhead] = useState<Ahead | null>(nothingAhead);
  onAhead(ahead);
  return (
    <>
      {ahead && <TypedAhead onType={setAhead} />}
      <input aria-label="Of the page" onKeyDown={ofPage} />
    </>
  );
}

describe("input typed before the palette's code is loaded", () => {
  beforeEach(() => jest.clearAllMocks());

  // First in this file: from then on the code is loaded.
  it('is in its box, and its Enter opens the result', async () => {
    mockApi({ 'GET /search': () => ({ body: { data: [] } }) });
    const page = (
      <>
        <Navbar overlay={false} brand={false} />
        <input aria-label="Of the page" onKeyDown={ofPage} />
      </>
    );
    const { address } = await renderScreen(page, {
      path: '/',
      permissions: ['show_countries', 'show_cities'],
    });
    fireEvent.keyDown(field(), { key: 'k', code: 'KeyK', ctrlKey: true });
    ofPage.mockClear();
    press('c', 'i');
    expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
    expect(ofPage).not.toHaveBeenCalled();
    const box = await screen.findByRole('combobox');
    expect(box).toHaveValue('ci');
    fireEvent.keyDown(box, { key: 'Enter' });
    expect(address()).toBe('/cities');
  });

  it.each([
    [['c', 'x', 'Backspace', 'Shift', 'T'], { typed: 'cT', isEntered: false }],
    [['c', 'Enter'], { typed: 'c', isEntered: true }],
    [['c', 'Enter', 'i'], { typed: 'ci', isEntered: false }],
    [['c', 'Enter', 'Shift'], { typed: 'c', isEntered: true }],
    [['Enter'], nothingAhead],
    [['c', 'Escape'], null],
  ])('is kept by %j', (keys, kept) => {
    const onAhead = jest.fn();
    render(<Page onAhead={onAhead} />);
    // Each is intercepted before the page.
    expect(press(...keys)).not.toContain(true);
    expect(ofPage).not.toHaveBeenCalled();
    expect(onAhead).toHaveBeenLastCalledWith(kept);
  });

  it('belongs to the page again after Escape; keys pressed with Ctrl always do', () => {
    render(<Page onAhead={jest.fn()} />);
    fireEvent.keyDown(field(), { key: 'c', ctrlKey: true });
    expect(ofPage).toHaveBeenCalledTimes(1);
    press('Escape', 'd');
    expect(ofPage).toHaveBeenCalledTimes(2);
  });
});
