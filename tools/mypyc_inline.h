/* Inline versions of frequent calls into mypyc's runtime: list items, bytes, short ints and type checks. Rare cases
 * call the runtime. mypyc_inline.py includes this header before every generated module. */

#include "CPy.h"

// Optimising code that runs once takes longer than running it.
#if defined(__GNUC__) && !defined(__clang__)
#define BASTIDE_RUNS_ONCE __attribute__((optimize("O0")))
#else
#define BASTIDE_RUNS_ONCE
#endif

#ifndef Py_GIL_DISABLED

#if PY_VERSION_HEX < 0x030C0000
// Nearly all ints have one digit or none (0): handles both without a branch.
static inline CPyTagged bastide_number(PyObject *object) {
    size_t digits = (size_t)Py_SIZE(object);
    if (likely(digits <= 1)) {
        return (CPyTagged)(digits * CPY_LONG_DIGIT((PyLongObject *)object, 0)) << 1;
    }
    return CPyTagged_FromObject(object);
}

#define CPyTagged_FromObject bastide_number
#endif

// Fast path: the list has spare capacity.
static inline int bastide_append(PyObject *list, PyObject *item) {
    Py_ssize_t size = PyList_GET_SIZE(list);
    if (likely(size < ((PyListObject *)list)->allocated)) {
        Py_INCREF(item);
        PyList_SET_ITEM(list, size, item);
        Py_SET_SIZE(list, size + 1);
        return 0;
    }
    return PyList_Append(list, item);
}

static inline PyObject *bastide_extended(PyObject *list, PyObject *more) {
    if (likely(PyList_CheckExact(list) && PyList_CheckExact(more))) {
        Py_ssize_t size = PyList_GET_SIZE(list), count = PyList_GET_SIZE(more);
        if (likely(size + count <= ((PyListObject *)list)->allocated)) {
            for (Py_ssize_t place = 0; place < count; place++) {
                PyObject *item = PyList_GET_ITEM(more, place);
                Py_INCREF(item);
                PyList_SET_ITEM(list, size + place, item);
            }
            Py_SET_SIZE(list, size + count);
            Py_INCREF(list);
            return list;
        }
    }
    return PySequence_InPlaceConcat(list, more);
}

#define PyList_Append bastide_append
#define PySequence_InPlaceConcat bastide_extended

static inline PyObject *bastide_item(PyObject *list, int64_t place) {
    if (likely((uint64_t)place < (uint64_t)PyList_GET_SIZE(list))) {
        PyObject *item = PyList_GET_ITEM(list, place);
        Py_INCREF(item);
        return item;
    }
    return CPyList_GetItemInt64(list, place);
}

static inline PyObject *bastide_lent_item(PyObject *list, int64_t place) {
    if (likely((uint64_t)place < (uint64_t)PyList_GET_SIZE(list))) {
        return PyList_GET_ITEM(list, place);
    }
    return CPyList_GetItemInt64Borrow(list, place);
}

static inline PyObject *bastide_numbered_item(PyObject *list, CPyTagged place) {
    if (likely((place & 1) == 0 && (uint64_t)place >> 1 < (uint64_t)PyList_GET_SIZE(list))) {
        PyObject *item = PyList_GET_ITEM(list, place >> 1);
        Py_INCREF(item);
        return item;
    }
    return CPyList_GetItem(list, place);
}

static inline PyObject *bastide_numbered_lent_item(PyObject *list, CPyTagged place) {
    if (likely((place & 1) == 0 && (uint64_t)place >> 1 < (uint64_t)PyList_GET_SIZE(list))) {
        return PyList_GET_ITEM(list, place >> 1);
    }
    return CPyList_GetItemBorrow(list, place);
}

static inline bool bastide_put_item(PyObject *list, int64_t place, PyObject *item) {
    if (likely((uint64_t)place < (uint64_t)PyList_GET_SIZE(list))) {
        PyObject *before = PyList_GET_ITEM(list, place);
        PyList_SET_ITEM(list, place, item);
        Py_DECREF(before);
        return true;
    }
    return CPyList_SetItemInt64(list, place, item);
}

static inline PyObject *bastide_short_item(PyObject *list, CPyTagged place) {
    int64_t at = (int64_t)place >> 1;
    if (at < 0) {
        at += PyList_GET_SIZE(list);
    }
    if (likely((uint64_t)at < (uint64_t)PyList_GET_SIZE(list))) {
        PyObject *item = PyList_GET_ITEM(list, at);
        Py_INCREF(item);
        return item;
    }
    return CPyList_GetItemShort(list, place);
}

static inline PyObject *bastide_short_lent_item(PyObject *list, CPyTagged place) {
    int64_t at = (int64_t)place >> 1;
    if (at < 0) {
        at += PyList_GET_SIZE(list);
    }
    if (likely((uint64_t)at < (uint64_t)PyList_GET_SIZE(list))) {
        return PyList_GET_ITEM(list, at);
    }
    return CPyList_GetItemShortBorrow(list, place);
}

#define CPyList_GetItemShort bastide_short_item
#define CPyList_GetItemShortBorrow bastide_short_lent_item
#define CPyList_GetItemInt64 bastide_item
#define CPyList_GetItemInt64Borrow bastide_lent_item
#define CPyList_GetItem bastide_numbered_item
#define CPyList_GetItemBorrow bastide_numbered_lent_item
#define CPyList_SetItemInt64 bastide_put_item

#endif

// Walks the few base classes, which nearly always contain the wanted type.
static inline int bastide_is_a(PyObject *thing, PyTypeObject *wanted) {
    for (PyTypeObject *type = Py_TYPE(thing); type != NULL; type = type->tp_base) {
        if (type == wanted) {
            return 1;
        }
    }
    return PyType_IsSubtype(Py_TYPE(thing), wanted);
}

#undef PyObject_TypeCheck
#define PyObject_TypeCheck(thing, wanted) bastide_is_a((PyObject *)(thing), (PyTypeObject *)(wanted))

// Whether a short, non-negative int fits into this many bytes.
static inline bool bastide_fits(CPyTagged number, Py_ssize_t length) {
    return (number & 1) == 0 && (Py_ssize_t)number >= 0 && length > 0 &&
           (length >= 8 ? length == 8 : (uint64_t)number >> 1 >> 8 * length == 0);
}

static inline PyObject *bastide_bytes_little(CPyTagged number, Py_ssize_t length, int is_signed) {
    if (unlikely(is_signed || !bastide_fits(number, length))) {
        return CPyTagged_ToLittleEndianBytes(number, length, is_signed);
    }
    PyObject *row = PyBytes_FromStringAndSize(NULL, length);
    if (likely(row != NULL)) {
        uint64_t word = (uint64_t)number >> 1;
        for (Py_ssize_t at = 0; at < length; at++, word >>= 8) {
            PyBytes_AS_STRING(row)[at] = (char)word;
        }
    }
    return row;
}

static inline PyObject *bastide_bytes_big(CPyTagged number, Py_ssize_t length, int is_signed) {
    if (unlikely(is_signed || !bastide_fits(number, length))) {
        return CPyTagged_ToBigEndianBytes(number, length, is_signed);
    }
    PyObject *row = PyBytes_FromStringAndSize(NULL, length);
    if (likely(row != NULL)) {
        uint64_t word = (uint64_t)number >> 1;
        for (Py_ssize_t at = length; at > 0; word >>= 8) {
            PyBytes_AS_STRING(row)[--at] = (char)word;
        }
    }
    return row;
}

static inline PyObject *bastide_joined(PyObject *first, PyObject *second) {
    Py_ssize_t size = PyBytes_GET_SIZE(first);
    Py_ssize_t more = PyBytes_GET_SIZE(second);
    PyObject *row = PyBytes_FromStringAndSize(NULL, size + more);
    if (likely(row != NULL)) {
        memcpy(PyBytes_AS_STRING(row), PyBytes_AS_STRING(first), size);
        memcpy(PyBytes_AS_STRING(row) + size, PyBytes_AS_STRING(second), more);
    }
    return row;
}

static inline PyObject *bastide_slice(PyObject *row, CPyTagged first, CPyTagged end) {
    if (likely(PyBytes_CheckExact(row) && ((first | end) & 1) == 0 && (Py_ssize_t)first >= 0 && first <= end &&
               end >> 1 <= (size_t)PyBytes_GET_SIZE(row))) {
        return PyBytes_FromStringAndSize(PyBytes_AS_STRING(row) + (first >> 1), (end - first) >> 1);
    }
    return CPyBytes_GetSlice(row, first, end);
}

#define CPyTagged_ToLittleEndianBytes bastide_bytes_little
#define CPyTagged_ToBigEndianBytes bastide_bytes_big
#define CPyBytes_Concat bastide_joined
#define CPyBytes_GetSlice bastide_slice
