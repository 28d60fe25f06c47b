import { screen, waitFor } from '@testing-library/react';
import { mockApi, problem, renderScreen } from '@traveldesk/shared-testing/web';
import { useToast } from '@traveldesk/shared-web';
import { ExportButton } from './ExportButton';

/** The file that the browser was told to save, as it was when the link was followed. */
function watchDownloads() {
  const files: { name: string; text: Promise<string> }[] = [];
  let last = new Blob([]);
  URL.createObjectURL = (blob: Blob) => {
    last = blob;
    return 'blob:list';
  };
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    const blob = last;
    const text = new Promise<string>((resolve) => {
      const reader = new FileReader();
      reader.onload = () => resolve(String(reader.result));
      reader.readAsText(blob);
    });
    files.push({ name: this.download, text });
  });
  return files;
}

function Said() {
  const { title, status } = useToast();
  return <output>{title && `${status ? 'done' : 'failed'}: ${title}`}</output>;
}

const query = { page: 3, per_page: 20, sort: '-name', search: 'fra' };
const open = () =>
  renderScreen(
    <>
      <ExportButton url="/country/export" query={query} name="countries" />
      <Said />
    </>,
    { path: '/countries', permissions: [] },
  );

describe('the export button of a list', () => {
  afterEach(() => jest.restoreAllMocks());

  it('saves the whole filtered list in its order, and is busy until the file is there', async () => {
    const files = watchDownloads();
    let answer: (value: { body: string }) => void = () => undefined;
    const api = mockApi({ 'GET /country/export': () => new Promise((resolve) => (answer = resolve)) });
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Export CSV' }));
    const button = screen.getByRole('button', { name: /Export CSV/ });
    await waitFor(() => expect(button).toHaveClass('ant-btn-loading'));
    await user.click(button);
    answer({ body: 'Name\r\nFrance\r\n' });
    await waitFor(() => expect(files).toHaveLength(1));
    expect(files[0]?.name).toBe('countries.csv');
    expect(await files[0]?.text).toBe('Name\r\nFrance\r\n');
    await waitFor(() => expect(button).not.toHaveClass('ant-btn-loading'));
    expect(api.calls.map((call) => [call.path, call.query])).toEqual([
      ['/country/export', { sort: '-name', search: 'fra' }],
    ]);
    expect(api.calls[0]?.headers.get('accept')).toBe('*/*');
  });

  it('saves the list as a workbook too', async () => {
    const files = watchDownloads();
    const api = mockApi({ 'GET /country/export': () => ({ body: 'PK' }) });
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Export Excel' }));
    await waitFor(() => expect(files.map(({ name }) => name)).toEqual(['countries.xlsx']));
    expect(api.calls[0]?.query).toEqual({ sort: '-name', search: 'fra', format: 'xlsx' });
  });

  it('says why there is no file', async () => {
    const files = watchDownloads();
    mockApi({ 'GET /country/export': () => problem(503, 'unavailable', 'Please try again in a moment.') });
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Export CSV' }));
    expect(await screen.findByText('failed: Please try again in a moment.')).toBeVisible();
    expect(files).toEqual([]);
  });
});
