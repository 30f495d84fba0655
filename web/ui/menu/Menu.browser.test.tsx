import { expect, onTestFinished, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { BrowserRouter } from '../../lib/router.tsx'
import { Menu, type MenuItem } from './Menu.tsx'
import { freeTo } from './place.ts'

const open = async (onSelect = () => {}) => {
  const screen = await render(
    <BrowserRouter>
      <Menu
        label="More options"
        icon="…"
        items={[
          { label: 'Save', icon: '', onSelect: () => {} },
          { label: 'Edit', icon: '', onSelect: () => {} },
          { label: 'Delete', icon: '', onSelect },
        ]}
      />
    </BrowserRouter>,
  )
  const button = screen.getByRole('button', { name: 'More options' })
  await button.click()
  await expect.element(screen.getByRole('menuitem', { name: 'Save' })).toHaveFocus()
  return { screen, button }
}

test('arrows go round, a letter goes to its choice', async () => {
  const { screen } = await open()

  await userEvent.keyboard('{ArrowDown}')
  await expect.element(screen.getByRole('menuitem', { name: 'Edit' })).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}{ArrowDown}')
  await expect.element(screen.getByRole('menuitem', { name: 'Save' })).toHaveFocus()
  await userEvent.keyboard('d')
  await expect.element(screen.getByRole('menuitem', { name: 'Delete' })).toHaveFocus()
})

test('several letters go to the choice that begins with them, a space among them', async () => {
  const select = vi.fn()
  const items: MenuItem[] = ['Save', 'Save with a label', 'Show less'].map((label) => ({ label, onSelect: select }))
  const screen = await render(
    <BrowserRouter>
      <Menu label="More options" icon="…" items={items} />
    </BrowserRouter>,
  )
  await screen.getByRole('button', { name: 'More options' }).click()

  // However slowly the keys come.
  const now = vi.spyOn(performance, 'now').mockReturnValue(10_000)
  onTestFinished(() => now.mockRestore())
  await userEvent.keyboard('sh')
  await expect.element(screen.getByRole('menuitem', { name: 'Show less' })).toHaveFocus()
  now.mockReturnValue(11_000)
  await userEvent.keyboard('save w')
  await expect.element(screen.getByRole('menuitem', { name: 'Save with a label' })).toHaveFocus()
  expect(select).not.toHaveBeenCalled()
})

test('Escape closes the menu and gives the focus back to its button', async () => {
  const { screen, button } = await open()

  await userEvent.keyboard('{Escape}')

  await expect.element(screen.getByRole('menu')).not.toBeInTheDocument()
  await expect.element(button).toHaveFocus()
})

test('an arrow on the button opens it at the end where the arrow leads', async () => {
  const { screen } = await open()
  await userEvent.keyboard('{Escape}')

  await userEvent.keyboard('{ArrowUp}')
  await expect.element(screen.getByRole('menuitem', { name: 'Delete' })).toHaveFocus()
  await userEvent.keyboard('{Escape}{ArrowDown}')
  await expect.element(screen.getByRole('menuitem', { name: 'Save' })).toHaveFocus()
})

test('a choice is made once, and the focus is back on the button before it acts', async () => {
  const focused: (Element | null)[] = []
  const select = vi.fn(() => void focused.push(document.activeElement))
  const { screen, button } = await open(select)

  await userEvent.keyboard('{ArrowUp}{Enter}')

  expect(select).toHaveBeenCalledOnce()
  expect(focused).toEqual([button.element()])
  await expect.element(screen.getByRole('menu')).not.toBeInTheDocument()
})

test.each([40, 60])(
  'a menu that fits neither above nor below its button at %i % scrolls on the larger side, by arrows too',
  async (percent) => {
    document.documentElement.style.scrollPaddingBottom = '80px'
    onTestFinished(() => void document.documentElement.style.removeProperty('scroll-padding-bottom'))
    const items = Array.from({ length: 40 }, (_, at) => ({ label: `Choice ${at}`, icon: '', onSelect: () => {} }))
    const screen = await render(
      <BrowserRouter>
        <div style={{ position: 'fixed', top: `${percent}%` }}>
          <Menu label="More options" icon="…" items={items} />
        </div>
      </BrowserRouter>,
    )
    const button = screen.getByRole('button', { name: 'More options' })
    await button.click()
    const box = () => screen.getByRole('menu').element().getBoundingClientRect()

    const at = button.element().getBoundingClientRect()
    if (percent < 50) expect(box().top).toBeGreaterThanOrEqual(at.bottom)
    else expect(box().bottom).toBeLessThanOrEqual(at.top)
    await userEvent.keyboard('{ArrowUp}')
    const last = screen.getByRole('menuitem', { name: 'Choice 39' })
    await expect.element(last).toHaveFocus()
    await expect.element(last).toBeInViewport({ ratio: 0.9 })
    expect(box().top).toBeGreaterThanOrEqual(0)
    expect(box().bottom).toBeLessThanOrEqual(freeTo())
  },
)
