// react-admin after its own tutorial: a login page, a dashboard, a menu and lists, with data that lie in memory.
import fakeData from 'ra-data-fakerest'
import { Admin, Datagrid, EditGuesser, List, Resource, TextField } from 'react-admin'
import { createRoot } from 'react-dom/client'

const records = (count) =>
  Array.from({ length: count }, (_, id) => ({
    id,
    number: `WT${10_000 + id}`,
    customer: `Customer ${id % 40}`,
    state: 'testing',
  }))
const dataProvider = fakeData({ orders: records(200), samples: records(200), reports: records(200) })

const authProvider = {
  login: async () => localStorage.setItem('signed-in', '1'),
  logout: async () => localStorage.removeItem('signed-in'),
  checkAuth: async () => {
    if (!localStorage.getItem('signed-in')) throw new Error('signed out')
  },
  checkError: async () => {},
  getPermissions: async () => '',
}

const Orders = () => (
  <List>
    <Datagrid>
      <TextField source="number" />
      <TextField source="customer" />
      <TextField source="state" />
    </Datagrid>
  </List>
)
const Dashboard = () => <h1>Dashboard</h1>

createRoot(document.getElementById('root')).render(
  <Admin dataProvider={dataProvider} authProvider={authProvider} dashboard={Dashboard} requireAuth>
    <Resource name="orders" list={Orders} edit={EditGuesser} />
    <Resource name="samples" list={Orders} />
    <Resource name="reports" list={Orders} />
  </Admin>,
)
