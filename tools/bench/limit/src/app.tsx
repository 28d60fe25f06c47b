import Button from 'antd/es/button';
import Card from 'antd/es/card';
import Input from 'antd/es/input';
import Layout from 'antd/es/layout';
import Menu from 'antd/es/menu';
import Modal from 'antd/es/modal';
import Table from 'antd/es/table';
import Tag from 'antd/es/tag';
import { startTransition, useState } from 'react';
import { mount } from './mount';
import { useRows, type Row } from './rows';

const items = [
  { key: '/', label: 'Home' },
  { key: '/countries', label: 'Countries' },
];

function List() {
  const [page, setPage] = useState(1);
  const [name, setName] = useState('');
  const [chosen, setChosen] = useState<Row>();
  const rows = useRows(page, name);
  const columns = [
    { title: 'Name', render: (_: unknown, row: Row) => row.name.en, sorter: true },
    { title: 'Code', render: (_: unknown, row: Row) => <Tag>{row.code}</Tag> },
    { title: 'Phone code', dataIndex: 'phone_code', sorter: true },
    {
      title: 'Actions',
      render: (_: unknown, row: Row) => (
        <Button size="small" danger className="delete" onClick={() => setChosen(row)}>
          Delete
        </Button>
      ),
    },
  ];
  const search = (value: string) =>
    startTransition(() => {
      setName(value);
      setPage(1);
    });
  return (
    <>
      <Input type="search" style={{ inlineSize: 320 }} onChange={(event) => search(event.target.value)} />
      <Table<Row>
        size="middle"
        rowKey="id"
        loading={!rows}
        dataSource={rows?.data ?? []}
        columns={columns}
        pagination={{
          current: page,
          pageSize: 20,
          total: rows?.total ?? 0,
          showSizeChanger: false,
          onChange: setPage,
        }}
      />
      <Modal
        open={chosen !== undefined}
        title="Delete?"
        onOk={() => setChosen(undefined)}
        onCancel={() => setChosen(undefined)}
      >
        {chosen?.name.en}
      </Modal>
    </>
  );
}

function App() {
  const [path, setPath] = useState(location.pathname);
  const go = ({ key }: { key: string }) => {
    history.pushState(null, '', key);
    setPath(key);
  };
  return (
    <Layout style={{ minHeight: '100vh' }}>
      <Layout.Sider>
        <Menu theme="dark" selectedKeys={[path]} items={items} onClick={go} />
      </Layout.Sider>
      <Layout.Content style={{ padding: 24 }}>
        {path === '/countries' ? <List /> : <Card title="Home">Welcome</Card>}
      </Layout.Content>
    </Layout>
  );
}

mount(<App />);
