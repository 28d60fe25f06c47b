import { ConfigProvider, Table } from 'antd';
import { useState, type Key } from 'react';
import { createRoot } from 'react-dom/client';
import 'virtual:antd.css';

const rows = Array.from({ length: 25 }, (_, at) => ({
  key: at + 1,
  name: `Row ${at + 1}`,
  kind: at % 2 ? 'even' : 'odd',
}));

/** What no list of the product has so far: rows that are chosen, a pager, and a menu of filters in a column's head. */
function ChosenRows() {
  const [chosen, setChosen] = useState<Key[]>([]);
  return (
    <ConfigProvider theme={{ zeroRuntime: true, hashed: false, cssVar: { key: 'traveldesk' } }}>
      <output>{`Chosen: ${chosen.join(', ')}`}</output>
      <Table
        dataSource={rows}
        columns={[
          { title: 'Name', dataIndex: 'name' },
          {
            title: 'Kind',
            dataIndex: 'kind',
            filters: [
              {
                text: 'Numbers',
                value: 'none',
                children: ['odd', 'even'].map((kind) => ({ text: kind, value: kind })),
              },
            ],
            onFilter: (kind, row) => row.kind === kind,
          },
        ]}
        rowSelection={{
          selectedRowKeys: chosen,
          onChange: setChosen,
          selections: [Table.SELECTION_ALL, Table.SELECTION_NONE],
        }}
        pagination={{ showSizeChanger: true }}
      />
    </ConfigProvider>
  );
}

const root = document.getElementById('root');
if (root) createRoot(root).render(<ChosenRows />);
